import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { useSearchParams } from 'react-router'
import { TabButtons } from '../../../parts/switch/TabButtons.tsx'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { FlowCards } from './FlowCards.tsx'
import styles from './FlowStart.module.css'
import { useFavourites } from './use-favourites.ts'
import { useStartableFlows } from './use-startable-flows.ts'

export { catalogues } from '../parts/catalogue.ts'

/** Keys of the address. */
const [CATEGORY, KEYWORD] = ['category', 'keyword']
const ALL = ''

/** 发起流程: the flows that the user can start, by category, favourites first. */
export default function FlowStartPage() {
  const { t } = useText(TASK_TEXTS)
  const [params, setParams] = useSearchParams()
  const keyword = params.get(KEYWORD) ?? ''
  const flows = useStartableFlows(keyword)
  const favourites = useFavourites()
  const known = flows.categories.some(({ id }) => id === params.get(CATEGORY))
  const category = known ? (params.get(CATEGORY) ?? ALL) : ALL

  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  const shown = flows.groups.filter(({ id }) => category === ALL || id === category)
  const liked = shown.flatMap(({ children }) => children.filter(({ id }) => favourites.has(id)))

  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{t('start.title')}</h1>
      <div className={styles.head}>
        <Input.Search
          className={styles.search ?? ''}
          value={keyword}
          onChange={(value) => put(KEYWORD, value)}
          aria-label={t('start.search')}
          placeholder={t('start.placeholder')}
          maxLength={50}
          allowClear
        />
        <TabButtons
          label={t('start.categories')}
          choices={[
            { id: ALL, label: t('start.all') },
            ...flows.categories.map(({ id, fullName }) => ({ id, label: fullName })),
          ]}
          chosen={category}
          onChoose={(id) => put(CATEGORY, id)}
        />
      </div>
      {flows.isFailed && <FailedState onRetry={flows.retry} />}
      {flows.isLoading && <Skeleton lines={6} />}
      {flows.isReady && flows.categories.length === 0 && (
        <EmptyState title={t('start.none')} hint={t('start.noneHint')} />
      )}
      {flows.isReady && flows.categories.length > 0 && shown.length === 0 && (
        <NotFoundState onClear={() => setParams({}, { replace: true })} />
      )}
      {liked.length > 0 && <FlowCards title={t('start.favourites')} flows={liked} favourites={favourites} />}
      {shown.map(({ id, fullName, children }) => (
        <FlowCards key={id} title={fullName} flows={children} favourites={favourites} />
      ))}
    </div>
  )
}
