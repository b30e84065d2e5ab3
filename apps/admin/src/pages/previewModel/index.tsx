import { useText } from '@sqos/i18n/react'
import { useSearchParams } from 'react-router'
import { useLeaveMissingPage } from '../../app/tabs/use-leave-missing-page.ts'
import { useTitle } from '../../app/use-title.ts'
import { AppGeneratedPage } from '../../parts/generated-page/AppGeneratedPage.tsx'

export { generatedPageCatalogues as catalogues } from '@sqos/generated-page'

/** Preview of a model's page, `side=app` as on phones: `/previewModel?isPreview=1&id=…`. Source: contract of the platform, 18.4 and 21.6. */
export default function PreviewModelPage() {
  const { t } = useText('admin')
  const [params] = useSearchParams()
  const leave = useLeaveMissingPage()
  useTitle(t('route.previewModel'))
  return (
    <AppGeneratedPage
      modelId={params.get('id') ?? ''}
      menuId=""
      isPreview
      side={params.get('side') === 'app' ? 'app' : 'pc'}
      onMissing={leave}
    />
  )
}
