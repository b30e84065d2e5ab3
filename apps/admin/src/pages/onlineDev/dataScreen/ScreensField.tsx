import { useListScreenOptionsQuery } from '@sqos/api-client/screen'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { SequenceField, type Step } from './SequenceField.tsx'

interface ScreensFieldProps {
  /** The screen that is shared. */
  screenId: string
  // From the form item.
  id?: string
  value?: Step[]
  onChange?: (screens: Step[]) => void
}

/** 轮播大屏: the screens of a link, in their order. The one that is shared stays. */
export function ScreensField({ screenId, id, value, onChange }: ScreensFieldProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListScreenOptionsQuery()
  return (
    <SequenceField
      id={id}
      value={value ?? [{ id: screenId, seconds: null }]}
      onChange={(steps) => onChange?.(steps)}
      options={(data?.list ?? []).flatMap(({ children }) => children)}
      loading={isFetching}
      texts={{ add: t('share.addScreen'), noTime: t('share.oneRound') }}
      keeps={screenId}
    />
  )
}
