import { join, relative } from 'node:path';
import { Project, type SourceFile, type ts } from 'ts-morph';

/** Everything below this folder is the storefront; what the desk says of code is about it. */
const siteFolder = 'src';
const generatedFolder = 'src/graphql/generated/';

/** The storefront's source as a compiler sees it. */
export interface CodeBase {
  project: Project;
  checker: ts.TypeChecker;
  /** Hand-written modules, without tests and generated files. */
  files: SourceFile[];
  /** The module of typed documents. */
  generated: SourceFile;
  /** A file's path relative to the project. */
  pathOf(file: { fileName: string }): string;
}

/**
 * Reads the storefront. TypeScript 7 has no JavaScript API; ts-morph brings a compiler of its own.
 *
 * @param root absolute path of the project
 */
export function openCodeBase(root: string): CodeBase {
  const project = new Project({
    tsConfigFilePath: join(root, siteFolder, 'tsconfig.json'),
    // The language service finds what the modules import; once is enough.
    skipFileDependencyResolution: true,
  });
  const pathOf = ({ fileName }: { fileName: string }) =>
    relative(root, fileName).replaceAll('\\', '/');
  const files = project.getSourceFiles().filter((file) => {
    const path = pathOf({ fileName: file.getFilePath() });
    return path.startsWith(`${siteFolder}/`) && !path.startsWith(generatedFolder);
  });
  return {
    project,
    // The language service's own, so that what it has found out of types is not found out twice.
    checker: project.getLanguageService().getProgram().getTypeChecker().compilerObject,
    files,
    generated: project.getSourceFileOrThrow(join(root, generatedFolder, 'documents.ts')),
    pathOf,
  };
}
