import { useState } from 'preact/hooks';

/** What an element needs so that files can be dropped on it. */
export interface FileDrop {
  readonly 'data-dropping': boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Lets files be dropped on an element; text is left to the fields in it. */
export function useFileDrop(onFiles: (files: FileList) => void): FileDrop {
  const [isDropping, setDropping] = useState(false);
  return {
    'data-dropping': isDropping,
    onDragOver: (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Without this the page would be left for the file.
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!(currentTarget as Element).contains(relatedTarget as Element | null)) setDropping(false);
    },
    onDrop: (event) => {
      setDropping(false);
      const files = event.dataTransfer?.files;
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
