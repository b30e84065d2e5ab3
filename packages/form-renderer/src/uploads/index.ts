export { uploadWidgets, UploadScope } from './upload-widgets.tsx'
