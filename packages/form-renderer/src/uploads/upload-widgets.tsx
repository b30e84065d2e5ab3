import { KINDS } from '@sqos/form-model'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { Skeleton } from '@sqos/ui-kit'
import { lazy, Suspense } from 'react'
import type { Widgets } from '../form/form-context.ts'

const Files = lazy(async () => ({ default: (await import('./file-widgets.tsx')).FilesWidget }))
const Images = lazy(async () => ({ default: (await import('./file-widgets.tsx')).ImagesWidget }))

/** The `fileType` of kinds whose files are images. */
const IMAGE_TYPE = 'annexpic'

// Few forms have files: what uploads them is loaded with the first field.
const FilesWidget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton lines={1} />}>
    <Files {...props} />
  </Suspense>
)

const ImagesWidget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton lines={1} />}>
    <Images {...props} />
  </Suspense>
)

/** The widgets of all kinds that hold files, for `widgets` of `DocumentForm`. They need `UploadsProvider` of `@sqos/uploader`. */
export const uploadWidgets: Widgets = Object.fromEntries(
  KINDS.filter(({ fileType }) => fileType !== undefined).map(({ name, fileType }) => [
    name,
    fileType === IMAGE_TYPE ? ImagesWidget : FilesWidget,
  ]),
)
