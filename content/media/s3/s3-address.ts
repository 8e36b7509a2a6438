// Which bucket a setting names: `s3://BUCKET/PREFIX?endpoint=https://s3.example.com&region=eu-central-1`, with what the usual AWS_* variables say. Pure.

export interface S3Address {
  bucket: string;
  /** Ends with a slash, or is empty. */
  prefix: string;
  /** Where the bucket is: keys are below it. */
  url: URL;
  region: string;
  credentials: S3Credentials;
  /** For people: no secret is in it. */
  name: string;
}

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export type AwsName =
  | "AWS_ACCESS_KEY_ID"
  | "AWS_SECRET_ACCESS_KEY"
  | "AWS_SESSION_TOKEN"
  | "AWS_REGION"
  | "AWS_DEFAULT_REGION"
  | "AWS_ENDPOINT_URL"
  | "AWS_ENDPOINT_URL_S3";

export type AwsSettings = Readonly<Partial<Record<AwsName, string | undefined>>>;

export interface AddressFault {
  name: "MEDIA_URL" | AwsName;
  fault: string;
}

const example = "must be s3:// with a bucket, e.g. s3://news-media/site?endpoint=https://s3.example.com";
const parameters = new Set(["endpoint", "region"]);
/** The names that S3 and its likes have in common; with a dot in it no certificate would fit. */
const bucketName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

export function readS3Address(written: string, aws: AwsSettings): S3Address | { faults: AddressFault[] } {
  const url = URL.parse(written);
  const ofUrl = (fault: string) => ({ faults: [{ name: "MEDIA_URL", fault } as const] });
  if (url === null || url.protocol !== "s3:" || url.hash !== "" || url.port !== "") return ofUrl(example);
  if (url.username !== "" || url.password !== "")
    return ofUrl("must hold no key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do");
  if (!bucketName.test(url.hostname)) return ofUrl("must name a bucket of small letters, digits and hyphens");
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.has(name));
  if (unknown !== undefined) return ofUrl(`knows endpoint and region, not ${unknown}`);
  const given = url.searchParams.get("endpoint") ?? aws.AWS_ENDPOINT_URL_S3 ?? aws.AWS_ENDPOINT_URL;
  const endpoint = given === undefined ? undefined : URL.parse(given);
  if (endpoint === null || (endpoint !== undefined && !isEndpoint(endpoint)))
    return ofUrl("must have as endpoint scheme and host, e.g. https://s3.example.com");
  const region = url.searchParams.get("region") ?? aws.AWS_REGION ?? aws.AWS_DEFAULT_REGION;
  const faults = credentialFaults(aws);
  if (endpoint === undefined && region === undefined) {
    faults.push({ name: "MEDIA_URL", fault: "needs an endpoint, or at Amazon a region (?region= or AWS_REGION)" });
  }
  if (faults.length > 0) return { faults };
  const prefix = prefixOf(url.pathname);
  return {
    bucket: url.hostname,
    prefix,
    url: bucketUrl(url.hostname, endpoint, region ?? usualRegion),
    region: region ?? usualRegion,
    credentials: {
      accessKeyId: aws.AWS_ACCESS_KEY_ID ?? "",
      secretAccessKey: aws.AWS_SECRET_ACCESS_KEY ?? "",
      ...(aws.AWS_SESSION_TOKEN !== undefined && { sessionToken: aws.AWS_SESSION_TOKEN }),
    },
    name: `s3://${url.hostname}/${prefix}${endpoint === undefined ? "" : ` at ${endpoint.host}`}`,
  };
}

/** Of servers that know no regions. */
const usualRegion = "us-east-1";

function isEndpoint({ protocol, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && username === "" && password === "" && search === "" && hash === "";
}

function credentialFaults(aws: AwsSettings): AddressFault[] {
  return (["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const)
    .filter((name) => aws[name] === undefined)
    .map((name) => ({ name, fault: "must be set when MEDIA_URL is" }));
}

function prefixOf(pathname: string): string {
  const names = decodeURIComponent(pathname)
    .split("/")
    .filter((name) => name !== "");
  return names.map((name) => `${name}/`).join("");
}

/** Amazon wants the bucket in the host; everywhere else it is safe in the path. */
function bucketUrl(bucket: string, endpoint: URL | undefined, region: string): URL {
  if (endpoint === undefined) return new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
  return new URL(`${endpoint.href.replace(/\/$/, "")}/${bucket}/`);
}
