import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'

/** Values of a dictionary, one a line. */
export function LinesField({ required = false }: { required?: boolean }) {
  const { t } = useText(NAMESPACE)
  return (
    <FormItem
      label={t('making.values')}
      field="values"
      extra={t('making.valuesHelp')}
      {...(required && { rules: [{ required: true, message: t('making.valuesRule') }] })}
    >
      <Input.TextArea rows={8} placeholder={t('making.valuesHint')} />
    </FormItem>
  )
}

/** The lines of a text. The server trims them and skips empty and repeated ones. */
export const linesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
