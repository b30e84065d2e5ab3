import { print } from './report.ts'

const chosen = process.argv.slice(2)

if (chosen.length === 0 || chosen.includes('table')) {
  const { benchTable } = await import('./table.ts')
  print('DataTable', { other: "Arco's virtual Table", comparisons: await benchTable() })
}
