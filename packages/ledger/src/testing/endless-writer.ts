import { openDatabase } from '../database/open-database.ts';
import { aWorker, deleteTime, loadTime } from './payroll-year.builder.ts';

// A program that records and deletes pay until it is killed. Each line that it prints is the number of an
// event whose transaction the database has acknowledged. Its one argument is the location of the database, as
// JSON.

const { db } = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
for (let nth = 0; ; nth += 1) {
  const worker = aWorker({ employeeId: (nth % 3) + 1 });
  const loaded = await loadTime(db, worker, { periodNumber: (nth % 50) + 1, minutes: { regular: 2_400 } });
  process.stdout.write(`${loaded.lastSeq}\n`);
  if (nth % 4 === 0) process.stdout.write(`${(await deleteTime(db, worker, loaded)).lastSeq}\n`);
}
