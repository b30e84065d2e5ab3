import { asText, own, ownAt } from '../json/json.ts'
import type { FormModel } from './read-form.ts'

/** A script of a form document. */
export interface DocumentScript {
  /** `change`, `blur`, `click`, `tab-click`, `onLoad`, `beforeSubmit` or `afterSubmit`. */
  event: string
  source: string
  /** Labels from the outside to the component; empty for scripts of the form. */
  place: readonly string[]
  /** JSON pointer to the script. */
  pointer: string
}

const FORM_EVENTS = ['onLoad', 'beforeSubmit', 'afterSubmit'] as const

/** Every script of a form that is not blank: first those of the form, then those of its components. */
export function scriptsOf(model: FormModel): readonly DocumentScript[] {
  const ofForm = FORM_EVENTS.map((event) => ({
    event,
    source: asText(ownAt(model.document, 'funcs', event)) ?? '',
    place: [],
    pointer: `/funcs/${event}`,
  }))
  const ofItems = model.all.flatMap(({ kind, node, place, key }) =>
    kind.events.map((event) => ({
      event,
      source: asText(own(own(node, 'on'), event)) ?? '',
      place,
      pointer: `${key}/on/${event}`,
    })),
  )
  return [...ofForm, ...ofItems].filter(({ source }) => source.trim() !== '')
}
