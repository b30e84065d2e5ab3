import { Button } from '@arco-design/web-react'
import { IconExclamationCircle } from '@arco-design/web-react/icon'
import type { Problem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'

/** The number of problems; red if one prevents saving. */
export function ProblemsButton({ problems, onClick }: { problems: readonly Problem[]; onClick: () => void }) {
  const { t } = useText(NAMESPACE)
  const isFaulty = problems.some(({ severity }) => severity === 'error')
  return (
    <Button
      type="text"
      size="small"
      {...(isFaulty && { status: 'danger' as const })}
      icon={<IconExclamationCircle aria-hidden="true" />}
      onClick={onClick}
    >
      {t('toolbar.problems', { count: problems.length })}
    </Button>
  )
}
