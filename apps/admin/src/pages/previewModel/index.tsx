import { useText } from '@sqos/i18n/react'
import { useSearchParams } from 'react-router'
import { useLeaveMissingPage } from '../../app/tabs/use-leave-missing-page.ts'
import { useTitle } from '../../app/use-title.ts'
import { GeneratedPage } from '../../parts/generated-page/GeneratedPage.tsx'

export { catalogues } from '../../parts/generated-page/catalogue.ts'

/** Preview of a model's page, `side=app` as on phones: `/previewModel?isPreview=1&id=…`. Source: contract of the platform, 18.4 and 21.6. */
export default function PreviewModelPage() {
  const { t } = useText('admin')
  const [params] = useSearchParams()
  const leave = useLeaveMissingPage()
  useTitle(t('route.previewModel'))
  return (
    <GeneratedPage
      modelId={params.get('id') ?? ''}
      menuId=""
      isPreview
      side={params.get('side') === 'app' ? 'app' : 'pc'}
      onMissing={leave}
    />
  )
}
