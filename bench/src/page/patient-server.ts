/** A server whose bots think for as long as anybody measures: `patient-server.ts <folder> <port>`. */
import { pageListener, serve } from '@mazzo/server';
import { announce } from '@mazzo/server/testing';

const MINUTES = 10 * 60_000;

const [folder = '', port = '0'] = process.argv.slice(2);
const server = await serve({
  folder,
  port: Number(port),
  host: '127.0.0.1',
  thinking: { least: MINUTES, most: MINUTES },
  // Those who play there come from many addresses, as they say themselves.
  proxies: ['127.0.0.1'],
  page: pageListener(process.env['MAZZO_PAGE']!),
});
announce(server.port);
process.on('SIGTERM', () => void server.close());
