import type { GeneratorModel } from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { useDesignAddress } from '../../../parts/design-address/use-design-address.ts'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'
import { useGeneratorColumns } from './use-generator-columns.tsx'
import { useGeneratorForm } from './use-generator-form.ts'
import { useGeneratorList } from './use-generator-list.ts'

const DesignPage = lazy(async () => ({
  default: (await import('../../onlineDev/webDesign/design/DesignPage.tsx')).DesignPage,
}))
const StartDialog = lazy(async () => ({ default: (await import('./StartDialog.tsx')).StartDialog }))
const PropertiesDialog = lazy(async () => ({ default: (await import('./PropertiesDialog.tsx')).PropertiesDialog }))
const OutputDialog = lazy(async () => ({ default: (await import('./OutputDialog.tsx')).OutputDialog }))
const PreviewDrawer = lazy(async () => ({ default: (await import('./PreviewDrawer.tsx')).PreviewDrawer }))

/** The designs of one type, or the design of the model in the address. */
export function GeneratorPage({ kind }: { kind: GeneratorKind }) {
  const mayDesign = usePermission()('btn_add')
  const { designedId, closeDesign } = useDesignAddress()
  if (designedId === undefined || !mayDesign) return <GeneratorList kind={kind} />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DesignPage modelId={designedId} importId={undefined} onClose={closeDesign} />
    </Suspense>
  )
}

function GeneratorList({ kind }: { kind: GeneratorKind }) {
  const { t } = useText(NAMESPACE)
  const list = useGeneratorList(kind)
  const form = useGeneratorForm()
  const { openDesign } = useDesignAddress()
  const [isStarting, setStarting] = useState(false)
  const [downloaded, setDownloaded] = useState<GeneratorModel>()
  const [previewed, setPreviewed] = useState<GeneratorModel>()
  const columns = useGeneratorColumns(kind, {
    design: openDesign,
    edit: form.edit,
    changeMode: list.changeMode,
    copy: list.copy,
    preview: setPreviewed,
    download: setDownloaded,
    remove: list.remove,
  })

  return (
    <PagedList
      title={t(`title.${kind.name}`)}
      name={`generator-${kind.name}`}
      list={list}
      columns={columns}
      rowKey={rowKey}
      create={{ text: t('action.create'), first: t('empty'), onCreate: () => setStarting(true) }}
      onRowOpen={(row) => row.hasForm && setPreviewed(row)}
    >
      <Suspense>
        {isStarting && <StartDialog kind={kind} onCreated={openDesign} onClose={() => setStarting(false)} />}
      </Suspense>
      <Suspense>{form.wasOpened && <PropertiesDialog form={form} />}</Suspense>
      <Suspense>
        {downloaded && <OutputDialog kind={kind} model={downloaded} onClose={() => setDownloaded(undefined)} />}
      </Suspense>
      <Suspense>{previewed && <PreviewDrawer model={previewed} onClose={() => setPreviewed(undefined)} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: GeneratorModel) => id
