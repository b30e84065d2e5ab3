import { Button } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { EmptyState, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Dictionary.module.css'
import { TypePanel } from './TypePanel.tsx'
import { useTypeChoice } from './use-type-choice.ts'
import { ValueList } from './values/ValueList.tsx'

export { catalogues } from './catalogue.ts'

const TypeDrawer = lazy(async () => ({ default: (await import('./types/TypeDrawer.tsx')).TypeDrawer }))

/** All dictionaries: the tree of types, and the values of the selected one. */
export default function DictionaryPage() {
  const { t } = useText(NAMESPACE)
  const { types, chosen, query, choose } = useTypeChoice()
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const moduleId = usePageRoute()?.id ?? 'dictionary'
  const manage = () => setDrawer('open')

  return (
    <>
      {chosen ? (
        <ValueList
          title={t('title')}
          type={{ ...chosen, isTree: chosen.isTree === 1 }}
          moduleId={moduleId}
          side={<TypePanel types={types} chosenId={chosen.id} onChoose={choose} onManage={manage} />}
        />
      ) : (
        <NothingToShow query={query} onManage={manage} />
      )}
      <Suspense>
        {drawer !== 'unopened' && (
          <TypeDrawer open={drawer === 'open'} types={types} onClose={() => setDrawer('closed')} />
        )}
      </Suspense>
    </>
  )
}

interface NothingToShowProps {
  query: ReturnType<typeof useTypeChoice>['query']
  onManage: () => void
}

/** Loading, failed, forbidden, or no dictionaries. */
function NothingToShow({ query, onManage }: NothingToShowProps) {
  const { t } = useText(NAMESPACE)
  const error = isApiError(query.error) ? query.error : undefined
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>{t('title')}</h1>
      {query.isFetching && <Skeleton lines={8} />}
      {!query.isFetching && error?.code === RESULT.forbidden && <NoPermissionState hint={error.msg} />}
      {!query.isFetching && query.isError && error?.code !== RESULT.forbidden && (
        <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
      )}
      {!query.isFetching && query.isSuccess && (
        <EmptyState title={t('types.none')} hint={t('types.noneHint')}>
          <Permit code="btn_type">
            <Button type="primary" onClick={onManage}>
              {t('types.manage')}
            </Button>
          </Permit>
        </EmptyState>
      )}
    </div>
  )
}
