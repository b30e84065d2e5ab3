import { Button } from '@arco-design/web-react'
import { IconExpand, IconMinus, IconPlus, IconPrinter } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { CHART } from './catalogue.ts'
import { BOX, type ChartNode, type PlacedNode } from './chart-layout.ts'
import styles from './OrganizationChart.module.css'
import { useChart } from './use-chart.ts'
import { useLandscape } from './use-landscape.ts'
import { useZoom } from './use-zoom.ts'

export interface OrganizationChartProps {
  /** Label of the chart. */
  label: string
  roots: readonly ChartNode[]
  /** Further tools, at the end of the toolbar. */
  tools?: ReactNode
}

/** Printable width of a landscape A4 page in px. */
const PAPER = 1040

/**
 * Chart of companies and departments: folds, zooms, scrolls by dragging, has keyboard navigation, and prints on one
 * page.
 */
export function OrganizationChart({ label, roots, tools }: OrganizationChartProps) {
  const { t } = useText(CHART)
  const { tree, layout, activeId, setActive, toggle, onKeyDown, isAllOpen, openAll, closeAll } = useChart(roots)
  const { box, zoom, onPointerDown, zoomIn, zoomOut, reset, fit } = useZoom(layout)
  useLandscape(tree)
  const measures: CSSProperties & Record<`--${string}`, string | number> = {
    '--zoom': zoom,
    '--paper': Math.min(1, PAPER / layout.width),
    '--w': `${layout.width}px`,
    '--h': `${layout.height}px`,
  }

  return (
    <div className={styles.chart}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no suggested tag is a group of buttons */}
      <div role="group" className={styles.bar} aria-label={t('tools')}>
        <Button
          icon={<IconMinus aria-hidden />}
          iconOnly
          aria-label={t('zoomOut')}
          title={t('zoomOut')}
          onClick={zoomOut}
        />
        <Button onClick={reset} aria-label={t('reset', { percent: Math.round(zoom * 100) })}>
          {Math.round(zoom * 100)}%
        </Button>
        <Button
          icon={<IconPlus aria-hidden />}
          iconOnly
          aria-label={t('zoomIn')}
          title={t('zoomIn')}
          onClick={zoomIn}
        />
        <Button icon={<IconExpand aria-hidden />} onClick={fit}>
          {t('fit')}
        </Button>
        <Button onClick={isAllOpen ? closeAll : openAll}>{t(isAllOpen ? 'closeAll' : 'openAll')}</Button>
        <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <span className={styles.tools}>{tools}</span>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is for the pointer; keys scroll with the focus */}
      <div ref={box} className={styles.canvas} style={measures} onPointerDown={onPointerDown}>
        <div className={styles.room}>
          <div ref={tree} role="tree" tabIndex={-1} className={styles.drawing} aria-label={label} onKeyDown={onKeyDown}>
            <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden>
              <path d={layout.lines} />
            </svg>
            {layout.nodes.map((placed) => (
              <ChartBox
                key={placed.node.id}
                {...placed}
                isActive={placed.node.id === activeId}
                onFocus={setActive}
                onToggle={toggle}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

interface ChartBoxProps extends PlacedNode {
  isActive: boolean
  onFocus: (id: string) => void
  onToggle: (id: string) => void
}

/** An organisation. Rendered only when it moves or changes: there may be thousands. */
const ChartBox = memo(function ChartBox(props: ChartBoxProps) {
  const { node, level, position, setSize, isOpen, x, y, isActive, onFocus, onToggle } = props
  const canOpen = node.children.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it handles the keys
    <div
      role="treeitem"
      className={styles.box}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
      data-kind={node.kind}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-label={[node.name, node.note].filter(Boolean).join('，')}
      onFocus={() => onFocus(node.id)}
      onClick={canOpen ? () => onToggle(node.id) : undefined}
    >
      <span className={styles.name} title={node.name}>
        {node.name}
      </span>
      {node.note && (
        <span className={styles.note} title={node.note}>
          {node.note}
        </span>
      )}
      {canOpen && (
        <span className={styles.count} aria-hidden>
          {isOpen ? '−' : `+${node.children.length}`}
        </span>
      )}
    </div>
  )
})
