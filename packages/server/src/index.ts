/** The server: friends by a link, nothing lost. */
export { pageListener } from './http/page.ts';
export { qrLines } from './http/qr.ts';
export { identityAt, lineTo } from './joining.ts';
export type { ServerIdentity } from './joining.ts';
export { serve } from './serve.ts';
export type { Serving } from './serve.ts';
export { backup, BackupExists, NoBackup, NoStore, restore } from './store/backup.ts';
export { FolderInUse } from './store/database.ts';
export { reportsIn } from './store/reports.ts';
export { NewerStore } from './store/schema.ts';
