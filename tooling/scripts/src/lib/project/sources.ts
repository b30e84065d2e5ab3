import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from '../verdict.ts'

const ROWS = `[
  { id: 'c1', code: 'C001', name: '东方机械', fullName: '东方机械', level: '重点客户', kind: '钢材', contact: '李雷' },
  { id: 'c2', code: 'C002', name: '西部电器', fullName: '西部电器', level: '普通客户', kind: '电器', contact: '韩梅' },
]`

/** The functions that the README of these projects asks for, because a required field chooses from data of the platform. */
const SOURCES: Readonly<Record<string, { functions: readonly [rows: string, row: string] }>> = {
  contact: { functions: ['modelRows', 'modelRecord'] },
  'supplier-visit': { functions: ['interfaceRows', 'interfaceRow'] },
}

/** As its person does: writes the sources of data that the README names where it says. */
export function sourceSteps(name: string, folder: string): Step[] {
  const source = SOURCES[name]
  if (source === undefined) return []
  const project = join(folder, name)
  const [rows, row] = source.functions
  return [
    {
      name: `project ${name}: sources of data`,
      work: () => {
        const isNamed = readFileSync(join(project, 'README.md'), 'utf8').includes(`\`${rows}\` and \`${row}\``)
        const file = join(project, 'web/host/widget-services.ts')
        const before = readFileSync(file, 'utf8')
        const after = before
          .replace(/^\/\*\*$/m, () => `const RECORDS = ${ROWS}\n\n/**`)
          .replace(
            "  ...recentChoicesIn('recent'),",
            (last) => `  ${rows}: () => Promise.resolve({ list: RECORDS, total: RECORDS.length }),
  ${row}: ({ id }) => Promise.resolve(RECORDS.find((record) => record.id === id)),
${last}`,
          )
        writeFileSync(file, after)
        return Promise.resolve({
          code: isNamed && after.includes(rows) && after.includes('const RECORDS') ? 0 : 1,
          output: `The README names ${rows} and ${row}: ${isNamed}.`,
        })
      },
    },
  ]
}
