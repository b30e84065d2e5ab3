import { languageEntry, type Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import { text } from '../../platform/text.ts'

/** Codes of the variables that the server fills in. */
const SYSTEM_VARIABLES = ['userName', 'account', 'today'] as const

interface Circumstances {
  actor: Pick<Actor, 'realName' | 'account'>
  language: Language
  now: Date
}

/** Values of the variables of the system: the person and the date, in the time zone of the company. */
export const systemVariables = ({ actor, language, now }: Circumstances): Record<string, string> => ({
  userName: actor.realName,
  account: actor.account,
  today: new Intl.DateTimeFormat(languageEntry(language).tag, { dateStyle: 'long' }).format(now),
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
