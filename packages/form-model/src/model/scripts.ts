import { asText, own, ownAt } from '../json/json.ts'
import type { FormModel } from './read-form.ts'

/** A script of a form document. */
export interface DocumentScript {
  /** `change`, `blur`, `click`, `tab-click`, `onLoad`, `beforeSubmit` or `afterSubmit`. */
  event: string
  source: string
  /** The labels of the containers and of the component; empty for scripts of the form. */
  place: readonly string[]
  /** JSON pointer to the script. */
  pointer: string
}

const FORM_EVENTS = ['onLoad', 'beforeSubmit', 'afterSubmit'] as const

/** All scripts of a form that are not blank: scripts of the form first, then scripts of components. */
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
