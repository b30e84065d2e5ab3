import { type FormModel, relatedModel } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import { type DesignerChoice, useServices } from '../panel/services.ts'
import { fieldLabel } from './use-formula-names.ts'

/** A field of a related record that formulas can look up. */
export interface LookupField {
  /** The path of the relation field. */
  relation: string
  key: string
  /** 客户 → 信用额度 */
  label: string
  /** How a formula writes it. */
  text: string
}

const NO_FIELDS: ReadonlyMap<string, readonly DesignerChoice[]> = new Map()

/** The fields of the forms that relation fields of a form choose from; empty until they are loaded. */
export function useLookupFields(form: FormModel): readonly LookupField[] {
  const services = useServices()
  const relations = form.all
    .filter(({ path }) => path !== '')
    .flatMap((item) => {
      const modelId = relatedModel(item)
      return modelId ? [{ item, modelId }] : []
    })
  const [fields, setFields] = useState(NO_FIELDS)
  const wanted = [...new Set(relations.map(({ modelId }) => modelId))].filter((id) => !fields.has(id)).join()
  useEffect(() => {
    let isCurrent = true
    for (const modelId of wanted === '' ? [] : wanted.split(',')) {
      services?.modelFields(modelId).then(
        (choices) => isCurrent && setFields((known) => new Map(known).set(modelId, choices)),
        // Without the list, keys can be typed; the property of the relation shows the failure.
        () => undefined,
      )
    }
    return () => {
      isCurrent = false
    }
  }, [services, wanted])
  return relations.flatMap(({ item, modelId }) =>
    (fields.get(modelId) ?? []).map(({ id, label }) => ({
      relation: item.path,
      key: id,
      label: `${fieldLabel(form, item)} → ${label}`,
      text: `LOOKUP({${item.path}}, "${id}")`,
    })),
  )
}
