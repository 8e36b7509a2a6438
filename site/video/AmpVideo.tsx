// A hosted video on AMP pages: AMP's player where there is a file to play, else the poster that leads to the video's page.

import { useContext, type ReactNode } from "react";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../model/pictures/image-url.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import type { ChosenStream } from "./choose-stream.ts";
import { PageVideos } from "./known-video.ts";
import { VideoFigure, type VideoFigureProps } from "./VideoFigure.tsx";
import styles from "../blocks/article-image/ArticleImage.module.css";
import plain from "./AmpVideo.module.css";
import { Caption } from "../blocks/Caption.tsx";
import { lookUp } from "../../model/fields/look-up.ts";

const { width, height } = imageSizes.video;

/** AMP plays no file that came over an open line, and playlists play in one browser only. */
function isPlayable(stream: ChosenStream | undefined): stream is ChosenStream {
  return stream?.format === "mp4" && (!isExternal(stream.url) || stream.url.startsWith("https:"));
}

export function AmpVideo(props: VideoFigureProps): ReactNode {
  const { videoId, title, caption, imageUrl } = props;
  const known = lookUp(useContext(PageVideos), videoId);
  if (!isPlayable(known?.stream)) return <VideoFigure {...props} still />;
  const poster = imageUrl ?? known?.imageUrl;
  const still = poster && resizedUrl(poster, width, height);
  const captions = known?.captions;
  const film = (
    <>
      <source src={known?.stream?.url} type="video/mp4" />
      {captions && <track kind="captions" src={captions.url} srcLang={captions.language} label="Captions" />}
    </>
  );
  return (
    <figure className={styles.figure} data-video-id={videoId}>
      <div>
        <amp-video
          title={title ?? known?.title}
          poster={still}
          layout="responsive"
          width={width}
          height={height}
          controls=""
        >
          {film}
        </amp-video>
        <noscript>
          {/* Its captions are among what it holds. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video className={plain.video} controls width={width} height={height} preload="none" poster={still}>
            {film}
          </video>
        </noscript>
      </div>
      <Caption caption={caption} />
    </figure>
  );
}
