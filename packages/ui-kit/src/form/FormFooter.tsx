import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'

interface FormFooterProps {
  formId: string
  saving: boolean
  submitText: string | undefined
  isDanger?: boolean
  onCancel: () => void
}

/** The buttons 取消 and 确定. 确定 refers to the form by its id and submits it. */
export function FormFooter({ formId, saving, submitText, isDanger = false, onCancel }: FormFooterProps) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <Button disabled={saving} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        type="primary"
        {...(isDanger && { status: 'danger' as const })}
        htmlType="submit"
        loading={saving}
        {...{ form: formId }}
      >
        {submitText ?? t('confirm')}
      </Button>
    </>
  )
}
