import '@arco-design/web-react/es/_util/react-19-adapter'
import { formModelCatalogue, kindOf, readForm } from '@sqos/form-model'
import { DocumentForm, formRendererCatalogue } from '@sqos/form-renderer'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { MemoryServices } from '@sqos/form-widgets/testing'
import { createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { type FieldKind, fieldsOf, OPTIONS, type Subject, valuesOf } from './subject.ts'

const KINDS: Readonly<Record<FieldKind, string>> = {
  text: 'comInput',
  number: 'numInput',
  select: 'select',
  date: 'date',
  switch: 'switch',
}

const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales, formModelCatalogue, formRendererCatalogue] })
const services = new MemoryServices({})
const day = (text: string) => new Date(`${text}T00:00:00`).getTime()

/** The same fields as a saved document, with stored values. */
function Form({ count }: { count: number }) {
  const fields = fieldsOf(count).map(({ name, label, kind }, index) => {
    const node = kindOf(KINDS[kind]).create(index)
    const options = kind === 'select' && { __slot__: { options: OPTIONS.map(asOption) } }
    return { ...node, ...options, __vModel__: name, __config__: { ...node.__config__, label, required: true } }
  })
  return <DocumentForm model={readForm({ fields, size: 'small', labelWidth: 100 })} stored={valuesOf(count, day)} />
}

const asOption = ({ value, label }: (typeof OPTIONS)[number]) => ({ id: value, fullName: label })

/** Our renderer of documents: its cost in addition to our fields. */
export const subject: Subject = {
  form: (count) => (
    <UiKitProvider i18n={i18n}>
      <FormWidgetsProvider services={services}>
        <Form count={count} />
      </FormWidgetsProvider>
    </UiKitProvider>
  ),
}
