import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'

interface FormFooterProps {
  formId: string
  saving: boolean
  submitText: string | undefined
  onCancel: () => void
}

/** 取消 and 确定; the latter belongs to the form by its id, so a press of it is a submit. */
export function FormFooter({ formId, saving, submitText, onCancel }: FormFooterProps) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <Button disabled={saving} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="primary" htmlType="submit" loading={saving} {...{ form: formId }}>
        {submitText ?? t('confirm')}
      </Button>
    </>
  )
}
