import { Input } from '@arco-design/web-react'
import { useCreateDictionaryFromLinesMutation } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { LinesField, linesIn } from './LinesField.tsx'
import type { MakerProps } from './use-making.tsx'

interface Fields {
  fullName: string
  values: string | undefined
}

/** A new dictionary: its name, and its values one a line. */
export function DictionaryMaker({ onDone }: MakerProps) {
  const { t } = useText(NAMESPACE)
  const [create] = useCreateDictionaryFromLinesMutation()
  const made = useRef<{ id: string; label: string }>(undefined)

  async function save({ fullName, values }: Fields) {
    const dictionary = await create({
      dictionaryFromLines: { fullName: fullName.trim(), values: linesIn(values) },
    }).unwrap()
    made.current = { id: dictionary.id, label: dictionary.fullName }
  }

  return (
    <FormDialog<Fields>
      open
      title={t('making.dictionary')}
      submitText={t('making.create')}
      onSubmit={save}
      onClose={() => onDone(made.current)}
    >
      <FormItem label={t('making.name')} field="fullName" rules={[{ required: true, message: t('making.nameRule') }]}>
        <Input maxLength={50} placeholder={t('making.nameHint')} />
      </FormItem>
      <LinesField />
    </FormDialog>
  )
}
