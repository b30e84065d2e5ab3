import { KINDS } from '../kinds/registry.ts'

/** A form with one new component of every kind, and a sub-table with every kind that fits into it. */
export function formOfAllKinds() {
  const outside = KINDS.filter(({ role }) => role !== 'pane').map((kind, index) => kind.create(101 + index))
  const columns = KINDS.filter(({ fitsTable }) => fitsTable).map((kind, index) => kind.create(301 + index))
  const fields = outside.map((node) =>
    node.__config__.sqosKey === 'table' ? { ...node, __config__: { ...node.__config__, children: columns } } : node,
  )
  return { formRef: 'elForm', formModel: 'dataForm', formRules: 'rules', size: 'small', idGlobal: 400, fields }
}
