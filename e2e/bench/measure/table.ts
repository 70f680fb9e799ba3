/** Prints rows under a heading; numbers stand to the right. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | undefined) => String(value ?? '');
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => cell(row[column]).length)));
  const line = (values: (string | number | undefined)[]) =>
    values
      .map((value, index) =>
        index === 0 ? cell(value).padEnd(widths[index] ?? 0) : cell(value).padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}`);
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

/** Ends the process with an error when a target was missed. */
export function judge(targets: { what: string; met: boolean }[]): void {
  console.log('');
  for (const { what, met } of targets) console.log(`${met ? 'met   ' : 'MISSED'}  ${what}`);
  if (targets.some(({ met }) => !met)) process.exitCode = 1;
}
