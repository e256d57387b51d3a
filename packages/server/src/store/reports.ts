/** What people have reported, for whoever runs the server. */
import { existsSync } from 'node:fs';
import { NoStore } from './backup.ts';
import { databaseIn, openForReading } from './database.ts';
import type { ReportRow } from './operations.ts';

/** The latest first. */
export function reportsIn(folder: string): ReportRow[] {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new NoStore(file);
  const db = openForReading(file);
  try {
    const rows = db
      .prepare(
        `SELECT time, code, match, by_person AS "by", about_person AS about,
                about_name AS aboutName, reason FROM reports ORDER BY number DESC`,
      )
      .all();
    return rows as unknown as ReportRow[];
  } finally {
    db.close();
  }
}
