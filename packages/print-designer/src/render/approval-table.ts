import { printTime } from './formats.ts'
import type { PrintContext, PrintDecision } from './print-record.ts'
import { isSafePicture } from './sanitize.ts'

/** The decisions that are printed: agreements and refusals. */
export const printedDecisions = (decisions: readonly PrintDecision[]): readonly PrintDecision[] =>
  decisions.filter(({ handleStatus }) => handleStatus === 0 || handleStatus === 1)

/** 审批节点 and 审批内容, one row per decision. */
export function approvalTable(decisions: readonly PrintDecision[], { texts }: PrintContext): HTMLTableElement {
  const table = document.createElement('table')
  table.className = 'approval'
  const head = table.createTHead().insertRow()
  for (const title of [texts.node, texts.content]) {
    const cell = document.createElement('th')
    cell.textContent = title
    head.append(cell)
  }
  const body = table.createTBody()
  for (const decision of printedDecisions(decisions)) {
    const row = body.insertRow()
    row.insertCell().textContent = decision.nodeName
    const facts = {
      who: decision.userName.split('/')[0] ?? '',
      time: printTime(decision.handleTime),
      opinion: decision.handleOpinion,
    }
    const cell = row.insertCell()
    cell.textContent = decision.handleStatus === 1 ? texts.passed(facts) : texts.refused(facts)
    if (isSafePicture(decision.signImg)) {
      const signature = document.createElement('img')
      signature.src = decision.signImg
      signature.alt = ''
      signature.style.height = '12mm'
      cell.append(' ', signature)
    }
  }
  return table
}
