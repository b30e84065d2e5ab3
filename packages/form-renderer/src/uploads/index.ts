export { UploadScope } from './upload-scope.ts'
export { uploadWidgets } from './upload-widgets.tsx'
