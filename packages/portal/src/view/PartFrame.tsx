import { Button } from '@arco-design/web-react'
import { IconFullscreen, IconFullscreenExit, IconRefresh } from '@arco-design/web-react/icon'
import { useElement, useFullScreen } from '@sqos/hooks'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { ErrorBoundary, showToast } from '@sqos/ui-kit'
import { useEffect, useId, useMemo, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { textOf } from '../document/json.ts'
import type { PortalItem } from '../document/types.ts'
import { kindNamed } from '../kinds/kinds.ts'
import { PartBody } from './PartBody.tsx'
import { PartProvider } from './part-context.ts'
import styles from './Portal.module.css'
import { hasDatasets, sourceKey } from './portal-store.ts'
import { usePartState, usePortalStore } from './store-context.ts'
import { usePageVersion } from './page-version.ts'
import { useNear } from './use-near.ts'
import { useScrolls } from './use-scrolls.ts'

interface PartFrameProps {
  item: PortalItem
  level?: 2 | 3
  /** A part of a card or a tab. */
  isInner?: boolean
}

/** A part with its title, its buttons, and a boundary: an error in it leaves the others as they are. */
export function PartFrame({ item, level = 2, isInner = false }: PartFrameProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const store = usePortalStore()
  const pageVersion = usePageVersion()
  const [element, ref] = useElement<HTMLElement>()
  const [tools, toolsRef] = useElement<HTMLSpanElement>()
  const [body, bodyRef] = useElement<HTMLDivElement>()
  const scrolls = useScrolls(body)
  const [version, setVersion] = useState(0)
  const isNear = useNear(element)
  const kind = kindNamed(item.kind)
  const name = kind ? t(`kind.${kind.name}`) : t('unknown.name')
  const title = textOf(item.raw['title'])
  const label = title || textOf(item.raw['label']) || name
  const hasHead = kind === undefined || !kind.isBare || title !== ''

  const source = sourceKey(item.raw)

  useEffect(
    function readData() {
      if (isNear && hasDatasets(item.raw)) return store.show(item)
      return undefined
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a part that is moved or renamed in the designer is not read again
    [isNear, item.i, source, store],
  )

  const part = useMemo(
    () => ({ item, version: version + pageVersion, tools, label }),
    [item, version, pageVersion, tools, label],
  )
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      ref={ref}
      className={styles.part}
      data-inner={isInner || undefined}
      data-kind={item.kind}
      {...(hasHead ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
    >
      {hasHead && (
        <header className={styles.head}>
          <Heading id={titleId} className={styles.title}>
            {label}
          </Heading>
          <AsOf i={item.i} />
          <span className={styles.tools}>
            <span ref={toolsRef} className={styles.ownTools} />
            <Button
              type="text"
              size="mini"
              icon={<IconRefresh />}
              aria-label={t('part.refresh', { name: label })}
              title={t('part.refresh', { name: label })}
              onClick={() => {
                store.refresh(item.i)
                setVersion((count) => count + 1)
              }}
            />
            {!isInner && <FullScreenButton element={element} label={label} />}
          </span>
        </header>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keys */}
      <div ref={bodyRef} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
        <ErrorBoundary resetKey={`${item.i} ${version}`}>
          {isNear && (
            <PartProvider value={part}>
              <PartBody item={item} renderPart={renderInner} />
            </PartProvider>
          )}
        </ErrorBoundary>
      </div>
    </section>
  )
}

/** The moment of the oldest extract of a part. */
function AsOf({ i }: { i: string }) {
  const { t } = useText(NAMESPACE)
  const { data } = usePartState(i)
  const kept = [...data.values()].flatMap(({ result }) => (result?.extractTime === undefined ? [] : [result]))
  const first = kept.toSorted((one, other) => (one.extractTime ?? 0) - (other.extractTime ?? 0))[0]
  if (!first) return null
  const isOld = kept.some(({ isExtractOld }) => isExtractOld)
  const time = formatDate(first.extractTime, 'MM-DD HH:mm')
  return (
    <small className={styles.asOf} data-old={isOld || undefined}>
      {t(isOld ? 'asOfOld' : 'asOf', { time })}
    </small>
  )
}

/** A part in a card or a tab. */
const renderInner = (item: PortalItem) => <PartFrame item={item} level={3} isInner />

function FullScreenButton({ element, label }: { element: HTMLElement | null; label: string }) {
  const { t } = useText(NAMESPACE)
  const { isOn, toggle } = useFullScreen({
    target: () => element,
    onUnsupported: () => showToast({ kind: 'warning', text: t('part.noFullScreen') }),
  })
  const text = t(isOn ? 'part.leaveFullScreen' : 'part.fullScreen', { name: label })
  return (
    <Button
      type="text"
      size="mini"
      icon={isOn ? <IconFullscreenExit /> : <IconFullscreen />}
      aria-label={text}
      title={text}
      onClick={() => void toggle()}
    />
  )
}
