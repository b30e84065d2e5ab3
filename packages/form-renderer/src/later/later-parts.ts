import type { FormItem } from '@sqos/form-model'
import { areKindsLoaded, loadedFieldOf, loadedViewOf, loadKinds } from '@sqos/form-widgets/later'
import type { FormParts } from '../parts/form-parts.ts'

let Table: FormParts['Table']

/** The parts that are loaded so far. */
export const LATER_PARTS: FormParts = {
  fieldOf: loadedFieldOf,
  viewOf: loadedViewOf,
  get Table() {
    return Table
  },
}

/** A form, or a part of one. */
export interface DrawnForm {
  readonly all: readonly Pick<FormItem, 'kind'>[]
}

const kindsOf = ({ all }: DrawnForm) => all.map(({ kind }) => kind.name)

const lacksTable = ({ all }: DrawnForm) => !Table && all.some(({ kind }) => kind.role === 'table')

/** Whether what draws the components of a form is loaded. */
export const areFormPartsLoaded = (form: DrawnForm): boolean => areKindsLoaded(kindsOf(form)) && !lacksTable(form)

/** Loads what draws the components of a form, side by side. Rejects without a network: call it again. */
export async function loadFormParts(form: DrawnForm): Promise<void> {
  await Promise.all([loadKinds(kindsOf(form)), lacksTable(form) && loadTable()])
}

async function loadTable() {
  Table = (await import('../items/TableView.tsx')).TableView
}
