import { useAddDictionaryLinesMutation, useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { FormDialog } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { LinesField, linesIn } from './LinesField.tsx'
import styles from './Making.module.css'
import type { MakerProps } from './use-making.tsx'

interface Fields {
  values: string
}

/** Adds values to a dictionary; the present ones are shown. */
export function ValuesMaker({ typeId, onDone }: MakerProps & { typeId: string }) {
  const { t } = useText(NAMESPACE)
  const { data } = useListDictionaryOptionsQuery({ typeId })
  const [add] = useAddDictionaryLinesMutation()
  const names = (data?.list ?? []).map(({ fullName }) => fullName)
  return (
    <FormDialog<Fields>
      open
      title={t('making.addValues')}
      submitText={t('making.add')}
      onSubmit={({ values }) => add({ typeId, dictionaryLines: { values: linesIn(values) } }).unwrap()}
      onClose={() => onDone(undefined)}
    >
      {names.length > 0 && <p className={styles.present}>{t('making.present', { names: names.join(', ') })}</p>}
      <LinesField required />
    </FormDialog>
  )
}
