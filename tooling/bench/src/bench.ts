import { print } from './report.ts'

const chosen = process.argv.slice(2).filter((word) => Number.isNaN(Number(word)))
/** A number among the words shrinks or enlarges the measurements that have a scale. */
const scale = Number(process.argv.slice(2).find((word) => Number(word) > 0) ?? 1)
const wants = (name: string) => chosen.length === 0 || chosen.includes(name)

if (wants('server')) {
  const { benchLists, benchStarts } = await import('./server.ts')
  const { first, again } = await benchStarts()
  console.log('\nStart on the embedded database (at most 1.5 s on existing data, 450 MB)')
  for (const [name, { seconds, idle, peak }] of Object.entries({ 'the first start': first, 'existing data': again }))
    console.log(
      `  ${seconds.toFixed(2).padStart(6)} s  ${name}  (memory ${Math.round(idle)} MB after 20 s, ${Math.round(peak)} MB at most)`,
    )
  for (const [database, comparisons] of await benchLists()) {
    print(`List calls on ${database}`, { other: 'the same SQL alone, at most 2', comparisons })
  }
}

if (wants('shell')) await (await import('./shell.ts')).benchShell()

if (wants('people')) {
  const { benchAuthority } = await import('./authority.ts')
  for (const [database, { check, currentUser }] of await benchAuthority()) {
    const other = `a query, ${check.other.toFixed(2)} ms`
    console.log(`\nOn ${database}, ${check.name}: ${check.ours.toFixed(5)} ms (at most 0.1; ${other})`)
    const title = `20 roles and 400 menu entries on ${database} (CurrentUser at most 60 ms)`
    print(title, { other: 'the same SQL alone', comparisons: currentUser })
  }
  const { benchUserLists } = await import('./people/lists.ts')
  for (const [database, comparisons] of await benchUserLists()) {
    const title = `p95 of lists among 100,000 people on ${database} (at most ${database === 'PGlite' ? 150 : 60} ms)`
    print(title, { other: 'the same SQL alone', comparisons })
  }
  const { benchTransfers } = await import('./people/transfer.ts')
  for (const [database, steps] of await benchTransfers()) {
    console.log(
      `\nLists of people in and out, on ${database}: memory of the server's process (at most 300 MB beside PGlite)`,
    )
    for (const { name, seconds, before, peak } of steps) {
      const [from, to] = [before, peak].map((bytes) => Math.round(bytes / 1_048_576))
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}  (memory ${from} MB before, ${to} MB at most)`)
    }
  }
}

if (wants('table')) {
  const { benchTable } = await import('./table.ts')
  print('DataTable', { other: "Arco's virtual Table", comparisons: await benchTable() })
}

if (wants('formula')) {
  const { again, naive } = (await import('./formula.ts')).benchFormula()
  print('Formulas, 5,000 rows × 20 columns', { other: 'calculating all again', comparisons: again })
  print('Formulas, 5,000 rows × 20 columns', { other: 'floats without a graph', comparisons: naive })
}

if (wants('files')) {
  const { comparison, longestTask } = await (await import('./files/files.ts')).benchFiles()
  print('Uploads on loopback (at most 0.67)', { other: 'simple-uploader.js', comparisons: [comparison] })
  const { ours, theirs } = longestTask
  console.log(`  longest task of the page ${ours} ms (at most 50; 0: none that long), simple-uploader.js ${theirs} ms`)
}

if (wants('lowcode')) await (await import('./lowcode/lowcode.ts')).benchLowcode()

if (wants('portal')) await (await import('./portal/portal.ts')).benchPortal()

// Only by its name: it fills 10,000,000 records.
if (chosen.includes('extract')) await (await import('./portal/extract.ts')).benchExtract(scale)

if (wants('report')) await (await import('./cross-tab/cross-tab.ts')).benchCrossTab()

if (wants('workflow')) await (await import('./workflow/workflow.ts')).benchWorkflow(scale)

if (wants('workflow') || wants('designer')) await (await import('./workflow/designer.ts')).benchDesigner()

if (wants('realtime')) {
  const comparison = await (await import('./realtime.ts')).benchRealtime()
  if (comparison) print('Socket (at most 50 ms)', { other: 'a bare ws echo', comparisons: [comparison] })
}

if (wants('calls')) await (await import('./calls.ts')).benchCalls()

if (wants('print')) await (await import('./print/print.ts')).benchPrint()

if (wants('rendered')) await (await import('./widgets/widgets.ts')).benchRendered()

if (wants('widgets')) await (await import('./widgets/widgets.ts')).benchWidgets()

if (wants('writing')) await (await import('./writing/writing.ts')).benchWriting()

// The test kit keeps its embedded database open for the next server, and so this process alive.
process.exit()
