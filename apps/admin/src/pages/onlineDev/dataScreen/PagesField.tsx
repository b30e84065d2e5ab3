import { useListPortalOptionsQuery } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { SequenceField } from './SequenceField.tsx'
import { type ScreenFields, USUAL_SECONDS } from './use-screen-form.ts'

type Page = ScreenFields['pages'][number]

const NONE: Page[] = []

interface PagesFieldProps {
  // From the form item.
  id?: string
  value?: Page[]
  onChange?: (pages: Page[]) => void
}

/** 轮播门户: portals in their order, each with its time. */
export function PagesField({ id, value = NONE, onChange }: PagesFieldProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListPortalOptionsQuery({})
  return (
    <SequenceField
      id={id}
      value={value.map(({ portalId, seconds }) => ({ id: portalId, seconds }))}
      onChange={(steps) =>
        onChange?.(steps.map((step) => ({ portalId: step.id, seconds: step.seconds ?? USUAL_SECONDS })))
      }
      options={(data?.list ?? []).flatMap(({ children }) => children)}
      loading={isFetching}
      texts={{ add: t('page.add') }}
    />
  )
}
