/** A server in a process of its own, that can be killed: `server-process.ts <folder> <port> [writer]`. */
import { pageListener } from '../http/page.ts';
import { serve } from '../serve.ts';
import { announce } from './announced.ts';

const [folder = '', port = '0', writer] = process.argv.slice(2);
const page = process.env['MAZZO_PAGE'];
const server = await serve({
  folder,
  port: Number(port),
  host: '127.0.0.1',
  thinking: { least: 0, most: 0 },
  // Tests come from many addresses, as they say themselves.
  proxies: ['127.0.0.1'],
  ...(writer === undefined ? {} : { writer: new URL(writer) }),
  ...(page === undefined ? {} : { page: pageListener(page) }),
});
announce(server.port);
process.on('SIGTERM', () => void server.close());
