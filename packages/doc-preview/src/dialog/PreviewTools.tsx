import { Button, Input } from '@arco-design/web-react'
import {
  IconDown,
  IconDownload,
  IconFullscreen,
  IconFullscreenExit,
  IconMinus,
  IconPlus,
  IconPrinter,
  IconUp,
} from '@arco-design/web-react/icon'
import { useFullScreen } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { type KeyboardEvent, useState } from 'react'
import type { ToFrame } from '../protocol.ts'
import styles from './DocumentPreview.module.css'
import type { PreviewState } from './use-preview.ts'

export interface PreviewToolsProps {
  state: PreviewState
  order: (message: ToFrame) => void
  /** The element to show in full screen. */
  screen: () => HTMLElement | null
  onDownload?: (() => void) | undefined
}

const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Tools of the shown document, limited to what its kind supports. */
export function PreviewTools({ state, order, screen, onDownload }: PreviewToolsProps) {
  const { t } = useText('docPreview')
  const full = useFullScreen({
    target: screen,
    onUnsupported: () => showToast({ kind: 'warning', text: t('fullScreenUnsupported') }),
  })
  const { abilities } = state
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      {abilities?.finds && <FindTool state={state} order={order} />}
      {abilities && abilities.pages > 0 && <PageTool page={state.page} pages={abilities.pages} order={order} />}
      {abilities?.zooms && <ZoomTool order={order} />}
      {abilities?.prints && (
        <Button
          icon={<IconPrinter />}
          aria-label={t('print')}
          title={t('print')}
          onClick={() => order({ type: 'print' })}
        />
      )}
      <Button
        icon={full.isOn ? <IconFullscreenExit /> : <IconFullscreen />}
        aria-label={t(full.isOn ? 'exitFullScreen' : 'fullScreen')}
        title={t(full.isOn ? 'exitFullScreen' : 'fullScreen')}
        onClick={() => void full.toggle()}
      />
      {onDownload && (
        <Button icon={<IconDownload />} aria-label={t('download')} title={t('download')} onClick={onDownload} />
      )}
    </div>
  )
}

type Order = Pick<PreviewToolsProps, 'order'>

function FindTool({ state: { found }, order }: Pick<PreviewToolsProps, 'state' | 'order'>) {
  const { t } = useText('docPreview')
  const [text, setText] = useState('')
  const find = (step: 1 | -1) => order({ type: 'find', text, step })
  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms the composition of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    find(event.shiftKey ? -1 : 1)
  }
  return (
    <span className={styles.group}>
      <Input
        className={styles.find ?? ''}
        value={text}
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={200}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <output className={styles.found}>
        {found && (text !== '' && found.total > 0 ? t('found', found) : text === '' ? '' : t('foundNone'))}
      </output>
      <Button
        icon={<IconUp />}
        aria-label={t('findPrevious')}
        title={t('findPrevious')}
        disabled={text === ''}
        onClick={() => find(-1)}
      />
      <Button
        icon={<IconDown />}
        aria-label={t('findNext')}
        title={t('findNext')}
        disabled={text === ''}
        onClick={() => find(1)}
      />
    </span>
  )
}

function PageTool({ page, pages, order }: Order & { page: number; pages: number }) {
  const { t } = useText('docPreview')
  const [typed, setTyped] = useState<string>()
  function go() {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) order({ type: 'page', page: wanted })
    setTyped(undefined)
  }
  return (
    <span className={styles.group}>
      <Input
        className={styles.page ?? ''}
        value={typed ?? String(page)}
        aria-label={t('page')}
        inputMode="numeric"
        onChange={setTyped}
        onPressEnter={go}
        onBlur={go}
      />
      <span>{t('pages', { pages })}</span>
    </span>
  )
}

function ZoomTool({ order }: Order) {
  const { t } = useText('docPreview')
  const [zoom, setZoom] = useState(1)
  function change(next: number | undefined) {
    if (next === undefined) return
    setZoom(next)
    order({ type: 'zoom', zoom: next })
  }
  const smaller = ZOOMS.findLast((one) => one < zoom)
  const larger = ZOOMS.find((one) => one > zoom)
  const percent = Math.round(zoom * 100)
  return (
    <span className={styles.group}>
      <Button
        icon={<IconMinus />}
        aria-label={t('zoomOut')}
        title={t('zoomOut')}
        disabled={smaller === undefined}
        onClick={() => change(smaller)}
      />
      <Button className={styles.zoom ?? ''} aria-label={t('zoomReset', { percent })} onClick={() => change(1)}>
        {percent}%
      </Button>
      <Button
        icon={<IconPlus />}
        aria-label={t('zoomIn')}
        title={t('zoomIn')}
        disabled={larger === undefined}
        onClick={() => change(larger)}
      />
    </span>
  )
}
