import { languageEntry, type Language } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import type { Actor } from '../../platform/actor.ts'
import { text } from '../../platform/text.ts'
import type { DocumentNode } from './document/read-document.ts'

/** Codes of the variables that the server fills in. The last two are those of print templates. */
const SYSTEM_VARIABLES = ['userName', 'account', 'today', 'systemPrinter', 'systemPrintTime'] as const

/** The decisions on the record, for articles about a record with an approval flow. */
export const APPROVAL = 'systemApprovalContent'

/** Placeholders of print templates that also work in the text of an article. Source: contract of the platform, section 4.3. */
const PLACEHOLDER = /\{(systemPrinter|systemPrintTime|systemApprovalContent)\}/

interface Circumstances {
  actor: Pick<Actor, 'realName' | 'account'>
  language: Language
  now: Date
}

/** Values of the variables of the system: who makes the output and when, in the time zone of the company. */
export const systemVariables = ({ actor, language, now }: Circumstances): Record<string, string> => ({
  userName: actor.realName,
  account: actor.account,
  today: new Intl.DateTimeFormat(languageEntry(language).tag, { dateStyle: 'long' }).format(now),
  systemPrinter: `${actor.realName}/${actor.account}`,
  systemPrintTime: formatDate(now.getTime()),
})

/** The variables of the system as rows of a select list. */
export const systemVariableOptions = (circumstances: Circumstances) => {
  const values = systemVariables(circumstances)
  return SYSTEM_VARIABLES.map((code) => ({
    id: `system.${code}`,
    name: text(circumstances.language, `writing.variable.${code}`),
    code,
    value: values[code] ?? '',
    dataType: code === 'today' ? 'date' : 'text',
  }))
}

/** The document with a variable in place of each placeholder of print templates; those in code stay. */
export function withPlaceholders(node: DocumentNode, language: Language): DocumentNode {
  if (!node.content || node.type === 'codeBlock') return node
  return { ...node, content: node.content.flatMap((child) => filledIn(child, language)) }
}

function filledIn(node: DocumentNode, language: Language): DocumentNode[] {
  const { type, text: letters = '', marks } = node
  if (type !== 'text') return [withPlaceholders(node, language)]
  if (marks?.some((mark) => mark.type === 'code')) return [node]
  // Every second part is the code of a variable.
  return letters.split(PLACEHOLDER).flatMap((part, index): DocumentNode[] => {
    if (part === '') return []
    if (index % 2 === 0) return [{ ...node, text: part }]
    const attrs = { code: part, name: text(language, `writing.variable.${part}`) }
    return [{ type: 'variable', attrs, ...(marks && { marks }) }]
  })
}
