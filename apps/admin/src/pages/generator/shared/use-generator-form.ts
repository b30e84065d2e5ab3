import { readOnce } from '@sqos/api-client'
import { generatorApi, type GeneratorProperties, useUpdateGeneratorModelMutation } from '@sqos/api-client/generator'
import { useAppDispatch } from '../../../app/store.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { useCategories } from '../../onlineDev/webDesign/use-categories.ts'

/** The values of the form. */
export type PropertyFields = Omit<GeneratorProperties, 'lastModifyTime'>

/** The form that changes the properties of a design; its documents stay unchanged. */
export function useGeneratorForm() {
  const dispatch = useAppDispatch()
  const categories = useCategories()
  const [update] = useUpdateGeneratorModelMutation()

  async function read(id: string) {
    const query = generatorApi.endpoints.getGeneratorModel.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { lastModifyTime, ...fields } = data
    return { fields, lastModifyTime }
  }

  const form = useRecordForm<PropertyFields>({
    blank: () => ({}),
    read,
    // A template is created by the dialog that starts a design.
    create: () => Promise.reject(new Error('generator: the form of properties opened without a template.')),
    update: (id, { fields, lastModifyTime }) => {
      const { fullName, enCode, category, description } = fields
      const generatorProperties = { fullName: fullName.trim(), enCode: enCode.trim(), category, description }
      return update({ id, generatorProperties: { ...generatorProperties, lastModifyTime } }).unwrap()
    },
    asText: (name, value) =>
      name === 'category' ? categories.options.find((option) => option.value === value)?.label : String(value),
  })
  return { ...form, categories }
}

export type GeneratorFormState = ReturnType<typeof useGeneratorForm>
