import type { PrintField, PrintFieldSet } from './print-record.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const field = (table: string, { field: name, isDrawn }: Pick<PrintField, 'field' | 'isDrawn'>) =>
  isDrawn
    ? `<span data-tag="${table}.${escaped(name)}" data-picture=""></span>`
    : `<span data-tag="${table}.${escaped(name)}">{${escaped(name)}}</span>`

/** The decisions, if there are any. */
const APPROVAL = '<div data-show-field="systemApprovalContent">{systemApprovalContent}</div>'

/** A template for a form: two fields per row, then the sub-tables. New templates and forms without one start with it. */
export function defaultTemplate({ headTable, tables, title }: PrintFieldSet & { title: string }): string {
  const rows: string[] = []
  for (let index = 0; index < headTable.length; index += 2) {
    const pair = headTable.slice(index, index + 2)
    const whole = pair.length === 1 ? ' colspan="3"' : ''
    const cells = pair.map(
      (one) => `<th style="width: 16%">${escaped(one.fieldName)}</th><td${whole}>${field('null', one)}</td>`,
    )
    rows.push(`<tr>${cells.join('')}</tr>`)
  }
  const subTables = tables
    .filter(({ fields }) => fields.length > 0)
    .map(
      ({ name, label, fields }) =>
        `<h2>${escaped(label)}</h2><table><thead><tr>${fields.map((one) => `<th>${escaped(one.fieldName)}</th>`).join('')}</tr></thead>` +
        `<tbody><tr>${fields.map((one) => `<td>${field(name, one)}</td>`).join('')}</tr></tbody></table>`,
    )
  const head = rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : ''
  return `<h1 style="text-align: center">${escaped(title)}</h1>${head}${subTables.join('')}${APPROVAL}`
}
