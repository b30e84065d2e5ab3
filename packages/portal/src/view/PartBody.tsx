import { useText } from '@sqos/i18n/react'
import { EmptyState, Skeleton } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { PortalItem } from '../document/types.ts'
import { kindNamed } from '../kinds/kinds.ts'
import { GroupPart, TabsPart } from './parts/LayoutParts.tsx'
import { BoardPart } from './parts/BoardPart.tsx'
import { ChartPart } from './parts/ChartPart.tsx'
import { FigurePart } from './parts/FigurePart.tsx'
import { LinesPart, TodoPart } from './parts/LineParts.tsx'
import { RankPart } from './parts/RankPart.tsx'
import { RecordListPart, TablePart, TimeAxisPart } from './parts/RecordParts.tsx'
import { SchedulePart } from './parts/SchedulePart.tsx'
import { ShortcutsPart } from './parts/ShortcutsPart.tsx'

// The reader of rich texts is loaded with the first text.
const TextPart = lazy(async () => ({ default: (await import('./parts/TextPart.tsx')).TextPart }))
const ImagePart = lazy(async () => ({ default: (await import('./parts/FrameParts.tsx')).ImagePart }))
const CarouselPart = lazy(async () => ({ default: (await import('./parts/CarouselPart.tsx')).CarouselPart }))
const VideoPart = lazy(async () => ({ default: (await import('./parts/FrameParts.tsx')).VideoPart }))
const FramePart = lazy(async () => ({ default: (await import('./parts/FrameParts.tsx')).FramePart }))

interface PartBodyProps {
  item: PortalItem
  /** Renders a part in a card or a tab. */
  renderPart: (item: PortalItem) => ReactNode
}

/** The content of a part by its kind. Kinds of other programs are a neutral box. */
export function PartBody(props: PartBodyProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content({ item, renderPart }: PartBodyProps) {
  const kind = kindNamed(item.kind)
  if (kind?.chart) return <ChartPart kind={kind.chart} />
  switch (item.kind) {
    case 'figure':
      return <FigurePart />
    case 'dataBoard':
      return <BoardPart />
    case 'rankList':
      return <RankPart />
    case 'tableList':
      return <TablePart />
    case 'recordList':
      return <RecordListPart />
    case 'timeAxis':
      return <TimeAxisPart />
    case 'schedule':
      return <SchedulePart />
    case 'todo':
      return <TodoPart />
    case 'commonFunc':
      return <ShortcutsPart />
    case 'notice':
      return <LinesPart service="notices" />
    case 'email':
      return <LinesPart service="emails" />
    case 'todoList':
      return <LinesPart service="todoList" />
    case 'myFlow':
      return <LinesPart service="myFlow" />
    case 'text':
      return <TextPart />
    case 'image':
      return <ImagePart />
    case 'carousel':
      return <CarouselPart />
    case 'video':
      return <VideoPart />
    case 'iframe':
      return <FramePart />
    case 'card':
      return <GroupPart renderPart={renderPart} />
    case 'tab':
      return <TabsPart renderPart={renderPart} />
    default:
      return <UnknownPart name={item.kind} />
  }
}

function UnknownPart({ name }: { name: string }) {
  const { t } = useText(NAMESPACE)
  return <EmptyState title={t('unknown.title')} hint={t('unknown.hint', { name })} />
}
