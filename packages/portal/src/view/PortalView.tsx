import { Button, Tag } from '@arco-design/web-react'
import { useElementWidth } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { inOrder, placesOf } from '../document/grid.ts'
import { type Breakpoint, BREAKPOINTS, COLUMNS, MIN_WIDTHS, type PortalDocument } from '../document/types.ts'
import { cellStyle } from './cell-style.ts'
import { PageVersionProvider } from './page-version.ts'
import { PartFrame } from './PartFrame.tsx'
import styles from './Portal.module.css'
import { createPortalStore, hasDatasets } from './portal-store.ts'
import { type PortalServices, ServicesProvider } from './services.ts'
import { StoreProvider, useCrossFilters, usePortalStore } from './store-context.ts'
import { periodOf, useRefresh } from './use-refresh.ts'

export interface PortalViewProps {
  document: PortalDocument
  /** Where the data comes from. Keep the object between renders. */
  services: PortalServices
  /** Buttons above the portal, at the end. */
  actions?: ReactNode
  /** Shown when the portal has no parts. */
  empty?: ReactNode
  /**
   * Calls its listener when data may have changed, with the parts in question; returns the end of that. Keep the function between
   * renders.
   */
  onDataChange?: ((listener: (parts: readonly string[]) => void) => () => void) | undefined
  /** The widest layout, with rows that fill the height of the parent, and without buttons: for a large display. */
  isStage?: boolean
}

/** The layout of a page by its width. */
const breakpointOf = (width: number): Breakpoint =>
  BREAKPOINTS.find((breakpoint) => width >= MIN_WIDTHS[breakpoint]) ?? 'narrow'

/** A portal: its parts on a grid that follows the width of its parent. */
export function PortalView(props: PortalViewProps) {
  const { services } = props
  const store = useMemo(() => createPortalStore(services.readParts), [services])
  return (
    <ServicesProvider value={services}>
      <StoreProvider value={store}>
        <Grid {...props} />
      </StoreProvider>
    </ServicesProvider>
  )
}

function Grid({ document: portal, actions, empty, onDataChange, isStage = false }: PortalViewProps) {
  const { t } = useText(NAMESPACE)
  const store = usePortalStore()
  const { ref, width } = useElementWidth()
  const [version, setVersion] = useState(0)
  const { items, raw } = portal

  function refreshAll() {
    store.refreshAll()
    setVersion((count) => count + 1)
  }
  const pagePeriod = periodOf(raw['refresh'])
  useRefresh(pagePeriod, refreshAll)
  useChanges(onDataChange)

  const breakpoint = isStage ? 'wide' : width === undefined ? undefined : breakpointOf(width)
  const places = useMemo(() => (breakpoint ? inOrder(placesOf(items, breakpoint)) : []), [items, breakpoint])
  return (
    <PageVersionProvider value={version}>
      <div ref={ref} className={styles.portal} data-stage={isStage || undefined}>
        <div className={styles.bar}>
          <FilterBar />
          <span className={styles.actions}>{actions}</span>
        </div>
        {items.length === 0 && (empty ?? <EmptyState title={t('state.empty')} />)}
        {breakpoint && (
          <div
            className={styles.grid}
            style={cellStyle({ columns: COLUMNS[breakpoint], rows: Math.max(1, ...places.map(({ y, h }) => y + h)) })}
          >
            {places.map((place) => {
              const item = items.find(({ i }) => i === place.i)
              return (
                item && (
                  <div key={place.i} className={styles.cell} style={cellStyle(place)}>
                    <PartFrame item={item} />
                    {pagePeriod === undefined && hasDatasets(item.raw) && (
                      <PartTimer i={item.i} refresh={item.raw['refresh']} />
                    )}
                  </div>
                )
              )
            })}
          </div>
        )}
      </div>
    </PageVersionProvider>
  )
}

/** Reads parts again whose data has changed; a hidden page does so when it is shown again. */
function useChanges(onDataChange: PortalViewProps['onDataChange']) {
  const store = usePortalStore()

  useEffect(
    function followChanges() {
      const late = new Set<string>()
      const stop = onDataChange?.((parts) => {
        if (document.hidden) for (const part of parts) late.add(part)
        else store.refreshParts(parts)
      })
      function catchUp() {
        if (document.hidden) return
        store.refreshParts([...late])
        late.clear()
      }
      document.addEventListener('visibilitychange', catchUp)
      return () => {
        document.removeEventListener('visibilitychange', catchUp)
        stop?.()
      }
    },
    [onDataChange, store],
  )
}

/** Refreshes one part. */
function PartTimer({ i, refresh }: { i: string; refresh: unknown }) {
  const store = usePortalStore()
  useRefresh(periodOf(refresh), () => store.refresh(i))
  return null
}

/** What charts have chosen: each choice can be removed. */
function FilterBar() {
  const { t } = useText(NAMESPACE)
  const store = usePortalStore()
  const filters = useCrossFilters()
  if (filters.length === 0) return null
  return (
    <section className={styles.filters} aria-label={t('filter.label')}>
      <span>{t('filter.label')}</span>
      {filters.map(({ i, label }) => (
        <Tag key={i}>
          {label}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('filter.remove', { name: label })}
            onClick={() => store.unfilter(i)}
          >
            ×
          </button>
        </Tag>
      ))}
      <Button type="text" size="mini" onClick={() => store.clearFilters()}>
        {t('filter.clear')}
      </Button>
    </section>
  )
}
